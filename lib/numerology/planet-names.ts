/** 'Surya, the Sun', 'Guru, Jupiter', or 'Rahu', which has one name. Pure. */
export function planetNames({ planet, planetHindi }: { planet: string; planetHindi: string }) {
  if (planet === planetHindi) return planet;
  return `${planetHindi}, ${/^(Sun|Moon)$/.test(planet) ? 'the ' : ''}${planet}`;
}

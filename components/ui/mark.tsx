/** The Lo Shu square as nine dots: a dot's radius grows with its number. One cell may be lit. */
const dots = [4, 9, 2, 3, 5, 7, 8, 1, 6].map((n, cell) => ({
  n,
  x: 10 + 20 * (cell % 3),
  y: 10 + 20 * Math.floor(cell / 3),
  r: [0, 3.1, 3.8, 4.6, 5.3, 6, 6.7, 7.4, 8.2, 8.9][n],
}));

export function Mark({
  lit,
  litClass,
  className,
}: {
  lit: number;
  litClass?: string;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className={className}>
      {dots.map(({ n, x, y, r }) => (
        <circle
          key={n}
          cx={x}
          cy={y}
          r={r}
          fill="currentColor"
          className={n === lit ? litClass : undefined}
        />
      ))}
    </svg>
  );
}

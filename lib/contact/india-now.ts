/** What time it is in India, and whether the practice answers calls. Pure: the moment is an argument. */

export type IndiaNow = {
  /** Since midnight there. */
  minutes: number;
  /** '12:49 AM' */
  time: string;
  isOpen: boolean;
  /** Until 6 PM there: '17 h 11 min'. */
  opensIn: string;
};

const opens = 18 * 60;
const closes = 21 * 60;
const day = 24 * 60;

export function indiaNow(now: Date): IndiaNow {
  // India is 5:30 ahead of UTC all year.
  const minutes = (now.getUTCHours() * 60 + now.getUTCMinutes() + 330) % day;
  return {
    minutes,
    time: clockTime(minutes),
    isOpen: minutes >= opens && minutes < closes,
    opensIn: duration((opens - minutes + day) % day),
  };
}

function clockTime(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const duration = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

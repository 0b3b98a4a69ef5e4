// Where an address leads nowhere: ours have small letters, and the search begins with its words.
const path = location.pathname.toLowerCase();
// With the origin, since a path may begin like another site: //example.com.
if (path !== location.pathname)
  location.replace(location.origin + path + location.search + location.hash);
// Unlike decodeURIComponent it takes any sign.
const words = new URLSearchParams(`words=${path}`).get('words').match(/[\p{L}\p{M}]+|\d+/gu);
document.querySelector('[data-lost]').dataset.query = words?.join(' ') ?? '';

// Where visits are counted (COUNT_VISITS): says that this page was opened, and the host of the site whose link led here. Not for
// whoever asks for that by the browser's settings.
const count = () => {
  const [, , host = ''] = document.referrer.split('/');
  const visit = { path: location.pathname, referrer: host === location.host ? '' : host };
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
  navigator.sendBeacon('/api/count', body);
};

// Drawn ahead, a page may never be looked at.
if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
  if (document.prerendering) document.addEventListener('prerenderingchange', count);
  else count();
}

/**
 * A stand-in for the YouTube Data API: GET /youtube/v3/search as the provider documents it, page tokens and all.
 *
 *   GET /videos     { "requests": how many searches it was asked for, failed ones too }
 *   PUT /videos     { "mode": "ok" | "down" | "slow" | "garbled", "total"?: videos on the channel }, and counts anew
 */

/** @typedef {{ mode: 'ok' | 'down' | 'slow' | 'garbled', total: number, requests: number }} Channel */

/** @returns {Channel} */
export const newChannel = () => ({ mode: 'ok', total: 60, requests: 0 });

/**
 * What to answer to a search; undefined for never.
 * @param {URLSearchParams} query @param {Channel} channel
 * @returns {{ status: number, body: unknown } | undefined}
 */
export function search(query, channel) {
  channel.requests += 1;
  if (channel.mode === 'slow') return undefined;
  if (channel.mode === 'down') return refusal(403, 'quotaExceeded');
  if (channel.mode === 'garbled') return { status: 200, body: { items: 'none' } };
  if (!query.get('key')) return refusal(403, 'forbidden');
  if (!query.get('channelId') || !query.get('part')?.includes('snippet'))
    return refusal(400, 'badRequest');
  return { status: 200, body: results(query, channel) };
}

function results(query, { total }) {
  const size = Number(query.get('maxResults') ?? 5);
  const start = Number(/^at-(\d+)$/.exec(query.get('pageToken') ?? '')?.[1] ?? 0);
  const end = Math.min(start + size, total);
  const items = Array.from({ length: end - start }, (_, index) => video(start + index + 1));
  return {
    kind: 'youtube#searchListResponse',
    ...(end < total ? { nextPageToken: `at-${end}` } : {}),
    pageInfo: { totalResults: total, resultsPerPage: size },
    items,
  };
}

function video(number) {
  const id = `video${String(number).padStart(6, '0')}`;
  return {
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#video', videoId: id },
    snippet: {
      publishedAt: '2026-11-14T12:30:00Z',
      title: `stand-in video ${number}: names &amp; numbers`,
      thumbnails: { high: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` } },
    },
  };
}

const refusal = (status, reason) => ({
  status,
  body: { error: { code: status, message: 'Stand-in: as told', errors: [{ reason }] } },
});

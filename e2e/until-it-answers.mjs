/**
 * Waits until a server that was just started answers, whatever it says.
 * @param {string} address
 * @param {() => string} [printed] what it has printed, for the error after half a minute
 */
export async function untilItAnswers(address, printed = () => '') {
  for (let tries = 0; tries < 300; tries++) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`Nothing answers at ${address}. Is there a build? It printed:\n${printed()}`);
}

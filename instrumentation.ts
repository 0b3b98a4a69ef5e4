/** Runs once when the server starts: a fault in the environment stops it here, before any visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { wayOut } = await import('./lib/email/send');
    console.info(await wayOut());
  }
}

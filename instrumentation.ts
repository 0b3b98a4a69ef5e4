/** Runs once when the server starts: a fault in environment or content stops it here, before any visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { loadBusiness, loadServices } = await import('./lib/content/load');
    const { wayOut } = await import('./lib/email/send');
    loadBusiness();
    loadServices();
    console.info(await wayOut());
  }
}

// A test that needs a database file sets its own.
process.env.DATABASE_URL ??= 'memory:';

// Noise on the console fails a test; to expect a message, mock the method.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

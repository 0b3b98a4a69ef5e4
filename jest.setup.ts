// A test that wants to keep something says where.
process.env.DATABASE_URL ??= 'memory:';

// Noise on the console is a failure: a test that expects a message says so by mocking the method itself.
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

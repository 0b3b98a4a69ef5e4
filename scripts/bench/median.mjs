/** The middle of some numbers: one run that the machine disturbed does not move it. */
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

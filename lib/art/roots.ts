import { digitalRoot, type Root } from './lo-shu';

/** The root of each picture, from id 1 on: it is printed in the ink of its root. Prediction 3 is sober on purpose. */
const roots: Readonly<Record<string, readonly Root[]>> = {
  service: [4, 6, 8, 9, 3, 1, 5, 2, 7, 6, 9, 2, 5, 8, 1],
  tool: [3, 6, 8, 7, 1, 9, 4],
  prediction: [1, 4, 2, 5, 3, 6, 7, 9, 8, 1, 9, 3, 4, 7, 2, 5],
  client: [3, 5, 7, 9, 2, 4, 6, 8, 1, 3, 5, 7, 9, 2, 4, 6, 8],
  blog: [3, 8, 9, 5, 6, 4, 1, 2, 7],
};

/** The root of a picture by its kind and id; one that is not listed has the root of its id. */
export const rootOf = (kind: string, id: number): Root => roots[kind]?.[id - 1] ?? digitalRoot(id);

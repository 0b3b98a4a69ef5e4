/** Words in Devanagari, several in a row as one piece. */
export const devanagari = /(?<![\u0900-\u097f])[\u0900-\u097f]+(?: [\u0900-\u097f]+)*/g;

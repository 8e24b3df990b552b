/** The area from two opposite vertices, or the diagonal from two adjacent ones. */
export type SquareAsk = 'area' | 'diagonal'

/** The ways to ask, given two vertices. */
export const squareStems: Readonly<Record<SquareAsk, readonly ((a: string, b: string) => string)[]>> = {
  area: [
    (a, c) =>
      `The points $A${a}$ and $C${c}$ are two opposite vertices of a square $ABCD$. Find the area of the square.`,
    (a, c) =>
      `$AC$ is a diagonal of the square $ABCD$. If $A$ is $${a}$ and $C$ is $${c}$, find the area of the square.`,
    (a, c) =>
      `The plan of a square hall $ABCD$ is drawn on a grid, with the opposite corners $A${a}$ and $C${c}$. Find the area of the hall on the plan.`,
  ],
  diagonal: [
    (a, b) =>
      `The points $A${a}$ and $B${b}$ are two adjacent vertices of a square $ABCD$. Find the length of its diagonal.`,
    (a, b) =>
      `$AB$ is a side of the square $ABCD$. If $A$ is $${a}$ and $B$ is $${b}$, find the length of the diagonal $AC$.`,
    (a, b) =>
      `The plan of a square hall $ABCD$ is drawn on a grid, with the adjacent corners $A${a}$ and $B${b}$. Find the length of its diagonal on the plan.`,
  ],
}

/** Two things of one height that face each other. */
export interface PoleStory {
  readonly tell: (width: number, near: number, far: number) => string
  readonly asked: string
  /** In metres. */
  readonly widths: readonly [least: number, most: number]
}

export const poleStories: readonly PoleStory[] = [
  {
    tell: (w, near, far) =>
      `Two poles $AB$ and $CD$ of equal height stand opposite each other on either side of a road which is $${w}$ m wide. From a point $P$ on the road between them the angles of elevation of the tops $A$ and $C$ are $${near}^\\circ$ and $${far}^\\circ$. Find the height of the poles.`,
    asked: 'the height of the poles',
    widths: [16, 32],
  },
  {
    tell: (w, near, far) =>
      `On the two banks of a river $${w}$ m wide stand two watch towers $AB$ and $CD$ of the same height, exactly opposite each other. From a boat at $P$ in the line of their feet $B$ and $D$ the tops $A$ and $C$ are seen at angles of elevation of $${near}^\\circ$ and $${far}^\\circ$. How high are the towers?`,
    asked: 'the height of the towers',
    widths: [40, 100],
  },
  {
    tell: (w, near, far) =>
      `Two buildings $AB$ and $CD$ of equal height face each other across a ground of width $BD = ${w}$ m. Mahima stands on the ground at a point $P$ of $BD$; for her the angles of elevation of the tops $A$ and $C$ are $${near}^\\circ$ and $${far}^\\circ$. Find the height of the buildings.`,
    asked: 'the height of the buildings',
    widths: [32, 80],
  },
]

/** A point of a circle whose distances from the ends of a diameter differ by `gap`; near: the smaller one, null when there is none. */
export interface Pole {
  readonly diameter: number
  readonly gap: number
  readonly near: number | null
  readonly story: 'lamp' | 'pole' | 'kiosk'
  readonly stem: 0 | 1 | 2
}

/** Right triangles whose hypotenuse a diameter may be. */
export const triples = [
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [15, 20, 25],
  [10, 24, 26],
  [20, 21, 29],
  [16, 30, 34],
  [12, 35, 37],
  [15, 36, 39],
  [9, 40, 41],
  [30, 40, 50],
  [14, 48, 50],
] as const

export function poleStory({ diameter: d, gap, story, stem }: Pole) {
  return {
    lamp: {
      what: 'The place of the lamp post',
      from: 'the gates',
      question:
        [
          `A lamp post is to stand on the edge of a round park of diameter $${d}$ m so that its distances from two gates, at the ends of a diameter, differ by $${gap}$ m. Is it possible?`,
          `Two gates A and B of a circular park are at the ends of a diameter of $${d}$ m. Can a lamp post stand on the boundary so that it is $${gap}$ m farther from one gate than from the other?`,
          `The gates of a round park lie at the two ends of a diameter, $${d}$ m apart. Kavya wants a lamp post on the boundary whose distances from the gates have the difference $${gap}$ m. Is this possible?`,
        ][stem] ?? '',
    },
    pole: {
      what: 'The place of the pole',
      from: 'the ends A and B',
      question:
        [
          `A pole is to be put up at a point of the boundary of a circular ground of diameter $${d}$ m. Its distances from the ends A and B of a diameter are to differ by $${gap}$ m. Is it possible to do so?`,
          `AB is a diameter, of $${d}$ m, of a circular ground. Is there a point for a pole on the boundary such that the pole is $${gap}$ m nearer to A than to B?`,
          `Arjun must place a flag pole on the edge of a round ground with a diameter AB of $${d}$ m. The distances of the pole from A and from B should differ by $${gap}$ m. Can he do it?`,
        ][stem] ?? '',
    },
    kiosk: {
      what: 'The place of the kiosk',
      from: 'the bus stops',
      question:
        [
          `At a round pond of diameter $${d}$ m there are two bus stops, at the ends of a diameter. A kiosk on the edge of the pond is to be $${gap}$ m farther from one stop than from the other. Is this possible?`,
          `Two bus stops are at opposite ends of a diameter of a circular lawn, $${d}$ m apart. Can a kiosk stand on the edge of the lawn with distances from the stops that differ by $${gap}$ m?`,
          `A kiosk is planned on the edge of a circular plaza of diameter $${d}$ m. From the bus stops at the two ends of a diameter its distances should differ by $${gap}$ m. Is it possible?`,
        ][stem] ?? '',
    },
  }[story]
}

/** Who looks up at what, and from how high. */
interface Observer {
  readonly ask: (eye: string, distance: string, angle: number) => string
  /** "the tower" */
  readonly thing: string
  /** Where the line of sight begins. */
  readonly from: 'the eyes' | 'the instrument'
}

/** The stories. */
export const observers: readonly Observer[] = [
  {
    thing: 'the tower',
    from: 'the eyes',
    ask: (eye, distance, angle) =>
      `A girl whose eyes are $${eye}$ m above the ground stands $${distance}$ m away from a tower. She sees its top at an angle of elevation of $${angle}^\\circ$. Find the height of the tower.`,
  },
  {
    thing: 'the chimney',
    from: 'the eyes',
    ask: (eye, distance, angle) =>
      `An observer is $${distance}$ m away from a chimney. The angle of elevation of the top of the chimney from her eyes, $${eye}$ m above the ground, is $${angle}^\\circ$. What is the height of the chimney?`,
  },
  {
    thing: 'the temple',
    from: 'the instrument',
    ask: (eye, distance, angle) =>
      `An instrument for measuring angles is fixed on a stand, $${eye}$ m above level ground, at a distance of $${distance}$ m from a temple. It shows an angle of elevation of $${angle}^\\circ$ for the top of the temple. How high is the temple?`,
  },
  {
    thing: 'the building',
    from: 'the eyes',
    ask: (eye, distance, angle) =>
      `A boy stands on level ground, $${distance}$ m away from a building, and his eyes are $${eye}$ m above the ground. The angle of elevation of the top of the building from his eyes is $${angle}^\\circ$. Find the height of the building.`,
  },
]

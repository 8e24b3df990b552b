/** n things in a straight line, the first so far from the start, the others so far apart; each is fetched by itself. */
export interface Race {
  readonly story: 0 | 1 | 2 | 3
  readonly first: number
  readonly apart: number
  readonly n: number
}

interface Told {
  readonly question: string
  readonly thing: string
  readonly things: string
  readonly who: string
}

export const races: readonly [Tell, Tell, Tell, Tell] = [
  ({ first, apart, n }) => ({
    question: `In a potato race a bucket is placed at the starting point, which is ${first} m from the first potato. The other potatoes are placed ${apart} m apart in a straight line, and there are ${n} potatoes in the line. A runner starts from the bucket, picks up the nearest potato, runs back and drops it in, runs for the next potato, and goes on until all potatoes are in the bucket. What is the total distance, in metres, that the runner has to run?`,
    thing: 'potato',
    things: 'potatoes',
    who: 'the runner',
  }),
  ({ first, apart, n }) => ({
    question: `A gardener waters ${n} young trees that stand in a row in line with a well. The nearest tree is ${first} m from the well and the trees are ${apart} m apart. He waters one tree at a time and goes back to the well after each. How many metres does he walk in all, if he starts at the well and ends there?`,
    thing: 'tree',
    things: 'trees',
    who: 'the gardener',
  }),
  ({ first, apart, n }) => ({
    question: `${n} flags are to be put up along a straight path. The first is to stand ${first} m from the store, and each of the others ${apart} m farther away than the one before. Asha carries one flag at a time and comes back to the store after each. Find the total distance, in metres, that she covers.`,
    thing: 'flag',
    things: 'flags',
    who: 'Asha',
  }),
  ({ first, apart, n }) => ({
    question: `On sports day ${n} balls lie in a straight line. The first is ${first} m from a basket and neighbouring balls are ${apart} m apart. Imran brings the balls to the basket one at a time, starting from the basket. Find the total distance, in metres, that he runs.`,
    thing: 'ball',
    things: 'balls',
    who: 'Imran',
  }),
]

type Tell = (race: Race) => Told

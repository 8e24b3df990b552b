/** What stands on what. */
export type TowerThing = (typeof towerThings)[number]

/** The things, with and without the article, and the least and greatest height of each in metres. */
export const towerThings = [
  {
    top: 'a transmission tower',
    lower: 'a building',
    topName: 'the tower',
    lowerName: 'the building',
    tops: [8, 40],
    bases: [8, 40],
  },
  {
    top: 'a statue',
    lower: 'a pedestal',
    topName: 'the statue',
    lowerName: 'the pedestal',
    tops: [2, 30],
    bases: [2, 20],
  },
  {
    top: 'a flagstaff',
    lower: 'a building',
    topName: 'the flagstaff',
    lowerName: 'the building',
    tops: [2, 10],
    bases: [5, 40],
  },
  { top: 'a water tank', lower: 'a tower', topName: 'the tank', lowerName: 'the tower', tops: [2, 8], bases: [8, 40] },
] as const

/** What is seen from P, and what is asked. */
export const towerStems: readonly ((topName: string, angles: string, wanted: string) => string)[] = [
  (topName, angles, wanted) =>
    `From a point $P$ on the ground, the angles of elevation of the bottom $B$ and the top $A$ of ${topName} are ${angles}. Find the height of ${wanted}.`,
  (topName, angles, wanted) =>
    `The bottom $B$ and the top $A$ of ${topName} are seen from a point $P$ on level ground at angles of elevation of ${angles} respectively. How high is ${wanted}?`,
  (topName, angles, wanted) =>
    `From a point $P$ on level ground students measure the angles of elevation of the bottom $B$ and the top $A$ of ${topName}: they are ${angles}. Determine the height of ${wanted}.`,
]

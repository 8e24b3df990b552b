import type { TopicKey } from '../syllabus'

const prefixes: Readonly<Record<string, TopicKey>> = {
  rn: 'real-numbers',
  poly: 'polynomials',
  le: 'linear-equations',
  qe: 'quadratic-equations',
  ap: 'arithmetic-progressions',
  tri: 'triangles',
  cg: 'coordinate-geometry',
  trig: 'trigonometry',
  ht: 'trigonometry',
  cir: 'circles',
  arc: 'areas-volumes',
  sav: 'areas-volumes',
  stat: 'statistics',
  prob: 'probability',
}

/** The topic of an archetype, by the beginning of its id. */
export const topicOf = (archetype: string): TopicKey | undefined => prefixes[archetype.split('-')[0] ?? '']

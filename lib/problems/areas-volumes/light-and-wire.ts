import { brooch } from './pieces/brooch'
import { lighthouse } from './pieces/lighthouse'
import { template } from '../template'

/** E.g. "A lighthouse spreads its light over a sector of angle 80° to a distance of 16.5 km. Find the area of the sea over which ..." */
export const lightAndWire = template({
  id: 'sav-lighthouse-and-brooch',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['arc-sectors-in-use'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => (random.chance(0.5) ? lighthouse(random) : brooch(random)),
  things: ({ things }) => things,
  pose: ({ posed }) => posed,
  crossCheck: ({ again }) => again,
  slips: ({ slips }) => slips,
})

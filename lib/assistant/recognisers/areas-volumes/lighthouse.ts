import { piOf } from './solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { sectorMeasure as solution, type Sector } from '../../../solutions/areas-volumes/sector-measure'

/** "A lighthouse spreads light over a sector of angle 80° to a distance of 16.5 km. Find the area of the sea over which the ships are warned." */
export const lighthouse = recogniser<Sector>({
  id: 'light-of-a-lighthouse',
  solution,
  story: true,
  cues: ['lighthouse'],
  words: ['sector', 'area', 'angle', 'under', 'over', 'water', 'use', 'distance', 'beam', 'up', 'circle', 'red'],
  examples: [
    'To warn ships for underwater rocks, a lighthouse spreads a red coloured light over a sector of angle 80° to a distance of 16.5 km. Find the area of the sea over which the ships are warned. (Use π = 3.14.)',
    'lighthouse light angle 60 degree and reaches 21 km. find area of sea lit use π = 3.14',
    'ek lighthouse 90° ke angle me 14 km tak light deta hai. area of the sea nikalo',
  ],
  refuses: [
    'From the top of a lighthouse 75 m high the angle of depression of a ship is 30°. Find the distance of the ship.',
    'A lighthouse spreads its light over a sector of angle 80° to a distance of 16.5 km. Find the perimeter of the area.',
    'A lighthouse and a second lighthouse spread light over a sector of angle 80° to a distance of 16.5 km. Find the total area of the sea.',
    'A lighthouse lights an area of 100 km² of the sea within an angle of 80°. Find the distance that the light reaches.',
  ],
  read: (question) => {
    const [angle, ...angles] = question.facts.filter((fact) => fact.kind === 'number' && fact.unit === '°')
    const [far, ...more] = question.facts.filter((fact) => fact.kind === 'number' && /^k?m$/.test(fact.unit))
    const asked = phrase(question, 'area sea|water|ocean', 'area * sea', 'area lit|covered', 'sea|ocean area covered?')
    const red = phrase(question, 'red coloured? light')
    const pi = piOf(question)
    if (angle?.kind !== 'number' || far?.kind !== 'number' || angles.length + more.length > 0 || !asked) return null
    return {
      given: { asked: 'area' as const, pi: pi.pi, radius: far.value, angle: angle.value, unit: far.unit },
      ...told(question, { taken: [angle, far] }, asked, red, pi),
    }
  },
  unit: ({ unit }) => `${unit}²`,
})

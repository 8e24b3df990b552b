import { centreNamed } from './centre-named'
import { letterFacts } from './named-lengths'
import { parallelTangents as solution, type ParallelTangents } from '../../../solutions/circles/parallel-tangents'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "Find the distance between two parallel tangents of a circle of radius 4.5 cm." */
export const parallelTangents = recogniser<ParallelTangents>({
  id: 'distance-of-parallel-tangents',
  solution,
  cues: ['tangents'],
  words: [
    ...['tangents', 'parallel', 'distance', 'between', 'circle', 'radius', 'two', 'drawn', 'apart', 'far', 'cm'],
    ...['centre', 'center', 'has'],
  ],
  examples: [
    'Find the distance between two parallel tangents of a circle of radius 4.5 cm.',
    'two parallel tangents of a circle are 12 cm apart. find the radius of the circle',
    'A circle has centre O and radius 6 cm. How far apart are two parallel tangents?',
    'ek circle ki do parallel tangents ke beech ki doori 18 cm hai to circle ka radius kya hoga',
    'the distance between two parallel tangents of a circle is 26 cm. find the radius',
    'radius 7 cm wale circle ke do parallel tangents ke bich distance kya hai',
  ],
  refuses: [
    'Find the distance between two parallel tangents of a circle of diameter 9 cm and radius 4 cm.',
    'Find the distance between two parallel tangents and chords of a circle of radius 4.5 cm.',
    'Find the distance between two tangents of a circle of radius 4.5 cm.',
  ],
  read: (question) => {
    const two = phrase(question, 'two? parallel tangents')
    const radius = phrase(question, 'radius #r', '#r radius circle|wale')
    const across = phrase(question, 'diameter #r')
    const apart = phrase(question, 'tangents circle? #r apart', 'distance between? two? parallel? tangents circle? #r')
    // "tangents ke beech ki distance 14 cm hai", told behind its name
    const between = apart ?? phrase(question, 'tangents circle? between? distance #r', 'tangents * distance #r')
    const isDistance = phrase(question, 'distance between? two? parallel? tangents', 'tangents * distance', 'far apart')
    const letters = letterFacts(question)
    const { o } = centreNamed(question)
    if (!two || !letters.every((fact) => fact.kind === 'letter' && fact.name === o) || across) return null
    if (radius && !between && isDistance)
      return {
        given: { asked: 'distance', told: radius.numbers.r, unit: radius.units.r },
        said: told(question, two, radius, isDistance).said,
        used: [...letters, ...told(question, two, radius).used],
      }
    const asked = phrase(
      question,
      'find|what|calculate radius',
      'radius circle? kya|kitna|nikalo|batao|.',
      'circle radius kya|kitna|nikalo|batao',
    )
    return between && asked && !radius
      ? {
          given: { asked: 'radius', told: between.numbers.r, unit: between.units.r },
          said: told(question, two, between, asked).said,
          used: [...letters, ...told(question, between).used],
        }
      : null
  },
  unit: ({ unit }) => unit,
})

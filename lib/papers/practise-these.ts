import type { Share } from './score'
import type { Catalogue } from '../memory/catalogue'
import { linkTo, type PracticePlace } from '../links/link'
import { nextTemplate } from '../memory/pose'

export interface ToPractise extends Share {
  /** For the student: "Nature of roots". */
  readonly title: string
  /** Opens a fresh problem of it. */
  readonly place: PracticePlace
  readonly link: string
}

const mostOffered = 6

/** The kinds of questions that lost most marks, each with a fresh problem of it: the same for the same paper. Of those that the bank can ask. */
export const practiseThese = (
  archetypes: readonly Share[],
  catalogue: Catalogue,
  paper: string,
): readonly ToPractise[] =>
  archetypes
    .filter(({ got, of }) => got < of)
    .flatMap((share): readonly ToPractise[] => {
      const archetype = catalogue.byId.get(share.name)
      if (!archetype) return []
      const { id, difficulty, version } = nextTemplate(archetype, [])
      const place: PracticePlace = {
        tab: 'practice',
        topic: archetype.topic,
        difficulty,
        seed: `again-${paper.replace(/[^\w-]/g, '-')}`.slice(0, 40),
        template: id,
        ...(version > 1 && { version }),
      }
      return [{ ...share, title: archetype.name, place, link: linkTo(place) }]
    })
    .slice(0, mostOffered)

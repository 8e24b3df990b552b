import type { Share } from './score'
import type { Catalogue } from '../memory/catalogue'
import { linkTo, type PracticePlace } from '../links/link'
import { nextTemplate } from '../memory/pose'
import { chapterOf } from '../syllabus'

export interface ToPractise extends Share {
  /** For the student: "Nature of roots". */
  readonly title: string
  /** Opens a fresh problem of it. */
  readonly place: PracticePlace
  readonly link: string
}

const mostOffered = 6

/** "Nature of roots"; with its chapter where several chapters have one of that name: "Case study, Circles". An unknown id names itself. */
export function titleOfKind(id: string, { archetypes, byId }: Catalogue): string {
  const archetype = byId.get(id)
  if (!archetype) return id
  const { name, topic } = archetype
  const isAlone = archetypes.every((other) => other === archetype || other.name !== name)
  return isAlone ? name : `${name}, ${chapterOf(topic).title}`
}

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
      return [{ ...share, title: titleOfKind(archetype.id, catalogue), place, link: linkTo(place) }]
    })
    .slice(0, mostOffered)

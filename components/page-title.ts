import { drawnPaper, type Place, type PracticeMode } from '@/lib/links/link'
import { chapterOf, mixedTopic } from '@/lib/syllabus'

const product = 'CBSE Math Tutor'

const modes: Readonly<Record<PracticeMode, string>> = {
  today: "Today's ten",
  mistakes: 'My mistakes',
  chapters: 'My chapters',
}

/** The document's title at a place: what tells tabs, the history and screen readers where one is. The start page has the product's name alone. */
export function pageTitle(
  place: Place | undefined,
  papers: readonly { readonly id: string; readonly title: string }[],
): string {
  if (!place) return product
  return `${nameOf(place, papers)} · ${product}`
}

function nameOf(place: Place, papers: Parameters<typeof pageTitle>[1]): string {
  switch (place.tab) {
    case 'learn':
      return chapterOf(place.topic).title
    case 'practice':
      if (place.mode) return `${modes[place.mode]}, practice`
      return place.topic === mixedTopic ? 'Mixed Practice' : `${chapterOf(place.topic).title}, practice`
    case 'past-papers':
      return place.paper === drawnPaper
        ? 'Board paper'
        : ((papers.find(({ id }) => id === place.paper) ?? papers[0])?.title ?? 'Past Papers')
    default:
      return place satisfies never
  }
}

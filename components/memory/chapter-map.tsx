import { WordSign, wordClass, wordSigns } from './word-sign'
import { Icon } from '../ui/icon'
import { catalogue, type Archetype } from '@/lib/memory/catalogue'
import type { Standings } from '@/lib/memory/standing'
import { words, type Word } from '@/lib/memory/words'
import { chapterOf, shortChapterLabel, type TopicKey } from '@/lib/syllabus'

interface ChapterMapProps {
  readonly topic: TopicKey
  readonly standings: Standings
  readonly onArchetype: (archetype: Archetype) => void
}

/** A chapter at a glance, one small square for each kind of question; opened, each with its name, to tap. */
export function ChapterMap({ topic, standings, onArchetype }: ChapterMapProps) {
  const own = catalogue.archetypes.filter((archetype) => archetype.topic === topic)
  const wordOf = ({ id }: Archetype): Word => standings.get(id)?.word ?? 'new'
  return (
    <details className="chapter-map">
      <summary>
        <span className="flex flex-wrap items-center gap-2">
          <span className="grow basis-40 font-medium">
            <span className="text-sm text-muted">{shortChapterLabel(topic)}</span> {chapterOf(topic).title}
          </span>
          <span className="shrink-0 text-sm text-muted">{countsOf(own.map(wordOf))}</span>
          <Icon name="chevron" className="chapter-map-sign text-muted" />
        </span>
        <span className="map-squares" aria-hidden="true">
          {own.map((archetype) => (
            <span key={archetype.id} className={`map-square ${wordClass(wordOf(archetype))}`}>
              {wordSigns[wordOf(archetype)]}
            </span>
          ))}
        </span>
      </summary>
      <ul className="map-tiles">
        {own.map((archetype) => (
          <li key={archetype.id}>
            <button
              type="button"
              className={`map-tile ${wordClass(wordOf(archetype))}`}
              onClick={() => onArchetype(archetype)}
            >
              <span className="min-w-0 grow basis-24">{archetype.name}</span>
              <WordSign word={wordOf(archetype)} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** "5 of 18 sure, 2 due again" */
function countsOf(own: readonly Word[]): string {
  const count = (word: Word) => own.filter((one) => one === word).length
  const due = count('due again')
  const known = words
    .filter((word) => word === 'sure' || word === 'due again')
    .reduce((sum, word) => sum + count(word), 0)
  return `${known} of ${own.length}${due > 0 ? `, ${due} due` : ''}`
}

import { useId, useState } from 'react'
import { Example } from './example'
import { catalogue, type Archetype } from '@/lib/memory/catalogue'
import { candidatesFor, type SetChoice } from '@/lib/sets/draw-questions'
import { chapterOf } from '@/lib/syllabus'

interface ArchetypePickerProps {
  readonly choice: SetChoice
  readonly onChoose: (archetypes: readonly string[]) => void
}

const mostShown = 25

/** The kinds of exam questions that fit the choice: searched by words, each with an example, ticked one by one. */
export function ArchetypePicker({ choice, onChoose }: ArchetypePickerProps) {
  const searchId = useId()
  const [words, setWords] = useState('')
  const [example, setExample] = useState<string>()
  const fitting = new Set(candidatesFor({ ...choice, archetypes: [] }, catalogue).map(({ archetype }) => archetype))
  const chosen = choice.archetypes.flatMap((id) => catalogue.byId.get(id) ?? [])
  const found = [...fitting].filter((archetype) => !chosen.includes(archetype) && matches(archetype, words))
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        Kinds of questions{' '}
        <span className="font-normal text-muted">
          {chosen.length === 0 ? '(all that fit)' : `(${chosen.length} chosen)`}
        </span>
      </summary>
      <label htmlFor={searchId} className="text-sm">
        Search: a word of its name or chapter
      </label>
      <input
        id={searchId}
        type="search"
        className="answer-box mt-1 w-full"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul aria-label="Kinds of questions" className="teach-archetypes">
        {[...chosen, ...found.slice(0, mostShown)].map((archetype) => (
          <li key={archetype.id}>
            <div className="flex items-center gap-2">
              <label className="teach-check grow">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={chosen.includes(archetype)}
                  onChange={(event) =>
                    onChoose(
                      event.target.checked
                        ? [...choice.archetypes, archetype.id]
                        : choice.archetypes.filter((id) => id !== archetype.id),
                    )
                  }
                />
                <span>
                  {archetype.name} <span className="text-sm text-muted">{chapterOf(archetype.topic).title}</span>
                </span>
              </label>
              <button
                type="button"
                className="button-quiet"
                aria-expanded={example === archetype.id}
                aria-label={`Example: ${archetype.name}`}
                onClick={() => setExample(example === archetype.id ? undefined : archetype.id)}
              >
                Example
              </button>
            </div>
            {example === archetype.id && <Example archetype={archetype} choice={choice} />}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {found.length > mostShown
          ? `And ${found.length - mostShown} more: search for a word.`
          : found.length === 0 && words !== ''
            ? 'No kind of question has these words.'
            : ''}
      </p>
    </details>
  )
}

const matches = ({ name, topic }: Archetype, words: string): boolean => {
  const text = `${name} ${chapterOf(topic).title}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

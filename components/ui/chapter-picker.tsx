import { useEffect, useId, useRef } from 'react'
import { ChapterRow } from './chapter-row'
import { ChapterSign } from './chapter-sign'
import { Icon } from './icon'
import type { Layers } from './layers'
import { unitKey } from './unit'
import type { PracticeTopic } from '@/lib/syllabus'

export interface ChapterChoice<Topic extends PracticeTopic> {
  readonly topic: Topic
  /** E.g. "Chapter 10". */
  readonly label: string
  readonly title: string
}

interface ChapterPickerProps<Topic extends PracticeTopic> {
  readonly choices: readonly ChapterChoice<Topic>[]
  readonly chosen: Topic
  readonly onChoose: (topic: Topic) => void
  readonly layers?: Layers
  /** A word on how the student stands in a chapter; how many of ten are right where there is none. */
  readonly standing?: (topic: Topic) => string | undefined
}

/** A list at the side on a wide screen; on a narrower one a button that names the chapter and opens the list as a sheet. */
export function ChapterPicker<Topic extends PracticeTopic>(props: ChapterPickerProps<Topic>) {
  const { choices, chosen, onChoose, layers, standing } = props
  const [sheetId, labelId, chapterId] = [useId(), useId(), useId()]
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Back closes the sheet, whatever it leads to.
    const close = () => closeSheet(sheet.current)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  const current = choices.find(({ topic }) => topic === chosen)
  return (
    <div className="chapters">
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        className="chapter-sheet"
        onToggle={({ newState }) => (newState === 'open' ? layers?.layerOpened() : layers?.layerClosed())}
      >
        <div role="group" aria-label="Chapters" className="chapter-list">
          {choices.map((choice) => (
            <ChapterRow
              key={choice.topic}
              {...choice}
              chosen={choice.topic === chosen}
              word={standing?.(choice.topic)}
              onChoose={() => {
                closeSheet(sheet.current)
                onChoose(choice.topic)
              }}
            />
          ))}
        </div>
      </div>
      <button
        type="button"
        className="chapter-opener"
        data-unit={unitKey(chosen)}
        aria-labelledby={labelId}
        aria-describedby={chapterId}
        popoverTarget={sheetId}
      >
        <ChapterSign topic={chosen} />
        <span id={chapterId} className="min-w-0 grow basis-28">
          <span className="block text-xs text-muted">{current?.label}</span>{' '}
          <span className="block font-semibold">{current?.title}</span>
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-link">
          <span id={labelId} className="text-sm font-medium">
            All chapters
          </span>
          <Icon name="chevron" />
        </span>
      </button>
    </div>
  )
}

/** Where the browser knows no sheets (Chrome before 114), the list stands in the page. */
function closeSheet(sheet: HTMLElement | null): void {
  if (sheet && 'hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover()
}

import { useLayoutEffect, useRef, useState } from 'react'
import { Disclosure } from '../ui/disclosure'
import { HtmlBlock } from '../ui/html'
import { Loaded } from '../ui/loaded'
import { onPlainClick } from '../ui/plain-click'
import type { Concept } from './lesson'
import { lessonLoader } from './lesson-loader'
import type { LessonPlace } from '@/lib/links/link'

interface ConceptListProps {
  readonly opened: LessonPlace
  readonly concepts: readonly Concept[]
  readonly onCheck: (link: string) => void
}

/** One concept open at a time, the first at the start, or the one that a link names. */
export function ConceptList({ opened, concepts, onCheck }: ConceptListProps) {
  const { topic } = opened
  const named = (opened.concept ?? 0) > concepts.length ? undefined : opened.concept
  const [heard, setHeard] = useState(opened)
  const [open, setOpen] = useState<number | null>((named ?? 1) - 1)
  const list = useRef<HTMLElement>(null)
  if (heard !== opened) {
    setHeard(opened)
    if (named !== undefined) setOpen(named - 1)
  }
  // Before the page is painted: a place in the history is scrolled to after this.
  useLayoutEffect(() => {
    if (named !== undefined) list.current?.children[named - 1]?.scrollIntoView({ block: 'start' })
  }, [opened, named])
  return (
    <section ref={list} aria-label="Concepts" className="card divide-y divide-line overflow-hidden">
      {concepts.map((concept, index) => (
        <div key={concept.title}>
          <Disclosure
            id={`concept-${topic}-${index}`}
            open={index === open}
            onToggle={() => setOpen(index === open ? null : index)}
            head={
              <>
                <span className="disclosure-number">{index + 1}</span>
                <span className="grow">{concept.title}</span>
              </>
            }
          >
            <div className="px-4 pb-6 sm:px-6">
              {concept.html !== undefined ? (
                <ConceptText concept={concept} onCheck={onCheck} />
              ) : (
                index === open && (
                  // A concept that is not in the page itself.
                  <Loaded load={lessonLoader(topic)} what="the lesson">
                    {(lesson) => <ConceptText concept={lesson.concepts[index] ?? concept} onCheck={onCheck} />}
                  </Loaded>
                )
              )}
            </div>
          </Disclosure>
        </div>
      ))}
    </section>
  )
}

interface ConceptTextProps extends Pick<ConceptListProps, 'onCheck'> {
  readonly concept: Concept
}

/** A concept as it was set, and the question that it ends with. */
function ConceptText({ concept: { html = '', check }, onCheck }: ConceptTextProps) {
  return (
    <>
      <HtmlBlock html={html} className="prose-maths" />
      {check !== undefined && (
        <a className="button-quiet mt-4 max-sm:w-full" href={check} onClick={onPlainClick(() => onCheck(check))}>
          Check yourself: one question
        </a>
      )}
    </>
  )
}

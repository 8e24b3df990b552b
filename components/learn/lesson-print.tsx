import '../print/app-print.css'
import './lesson-print.css'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { lessonLoader } from './lesson-loader'
import type { Lesson } from './lesson'
import { HtmlBlock } from '../ui/html'
import { topicKeys } from '@/lib/syllabus'

interface EmptyPanel {
  readonly panel: Element
  readonly html: string
}

/**
 * Readies the lesson in front for the printer: every concept with its text, every solution open; afterwards all is as it was. The start
 * page has the first concept of its lesson alone, so a machine that may print asks for the others while all is quiet.
 */
export function LessonPrint() {
  const [empty, setEmpty] = useState<readonly EmptyPanel[]>([])
  useEffect(() => {
    let first: Lesson | undefined
    let opened: readonly HTMLDetailsElement[] = []
    let shown: readonly HTMLElement[] = []
    if (document.getElementById('panel-learn') && window.matchMedia('(pointer: fine)').matches)
      lessonLoader(topicKeys[0])().then(
        (lesson) => (first = lesson),
        (error: unknown) => console.info('Of the lesson what is on the page can be printed.', error),
      )
    const before = () => {
      flushSync(() => setEmpty(first ? emptyPanels(first) : []))
      opened = [...document.querySelectorAll<HTMLDetailsElement>('#panel-learn details:not([open])')]
      shown = [...document.querySelectorAll<HTMLElement>("#panel-learn [id^='concept-'][hidden]")]
      for (const solution of opened) solution.open = true
      for (const concept of shown) concept.hidden = false
    }
    const after = () => {
      for (const solution of opened) solution.open = false
      for (const concept of shown) concept.hidden = true
      setEmpty([])
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return empty.map(({ panel, html }) =>
    createPortal(<HtmlBlock html={html} className="prose-maths" />, panel, panel.id),
  )
}

/** The concepts of the start page's lesson whose text is not on the page. */
const emptyPanels = ({ concepts }: Lesson): readonly EmptyPanel[] =>
  concepts.flatMap(({ html = '' }, index) => {
    const panel = document.querySelector(`#concept-${topicKeys[0]}-${index} > div`)
    return panel && !panel.hasChildNodes() ? [{ panel, html }] : []
  })

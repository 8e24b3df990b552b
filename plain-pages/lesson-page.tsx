import { lessonPlace, type Addresses } from './addresses'
import { LessonHead, Onward, type LessonProps } from './lesson-ends'
import type { PlainPage } from './page'
import { lessonPreviewPlace } from './previews'
import { reachable } from '@/lib/rich-text/reachable'
import { lessonData } from './structured-data'
import type { Lesson } from '@/components/learn/lesson'
import { Html, HtmlBlock } from '@/components/ui/html'
import type { TopicKey } from '@/lib/syllabus'
import { unitOf } from '@/lib/units'

/** The whole lesson, every concept open, its solutions folded. */
export function lessonPage(topic: TopicKey, lesson: Lesson, addresses: Addresses): PlainPage {
  const place = lessonPlace(topic)
  const preview = lessonPreviewPlace(topic)
  return {
    place,
    title: `${lesson.title}: lesson for CBSE Class 10 Maths`,
    description: lesson.description,
    preview: { place: preview, shows: `${lesson.title}, a lesson for CBSE Class 10 mathematics` },
    unit: unitOf(topic).key,
    structuredData: lessonData(topic, lesson, {
      url: addresses.absolute(place),
      picture: addresses.absolute(preview),
    }),
    content: <LessonContent topic={topic} lesson={lesson} addresses={addresses} />,
  }
}

function LessonContent(props: LessonProps) {
  const { lesson, addresses } = props
  return (
    <>
      <LessonHead {...props} />
      <nav className="plain-contents" aria-label="In this lesson">
        <h2 className="section-title">In this lesson</h2>
        <ol>
          {lesson.concepts.map(({ title }, index) => (
            <li key={title}>
              <a href={`#concept-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {lesson.concepts.map(({ title, html = '', check }, index) => (
        <section key={title} id={`concept-${index + 1}`} className="card plain-section">
          <h3 className="plain-title">
            <span className="disclosure-number">{index + 1}</span> {title}
          </h3>
          <HtmlBlock html={reachable(html)} className="prose-maths" />
          {check !== undefined && (
            <a className="button-quiet plain-way" href={addresses.path(check)}>
              Check yourself: one question
            </a>
          )}
        </section>
      ))}
      <section>
        <h2 className="section-title">Important Formulas</h2>
        <dl className="plain-formulas">
          {lesson.formulas.map(({ name, html }) => (
            <div key={name} className="formula">
              <dt>{name}</dt>
              <dd className="formula-row" tabIndex={0}>
                <Html html={html} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="quiet">
        <h2 className="section-title">Board Exam Tips</h2>
        <ul className="plain-tips">
          {lesson.tips.map(({ html, prompt }) => (
            <li key={prompt}>
              <Html html={html} />
            </li>
          ))}
        </ul>
      </section>
      <Onward {...props} />
    </>
  )
}

import { lessonPlace, overviewPlace, paperPlace, type Addresses } from './addresses'
import type { PlainPage } from './page'
import { startPreviewPlace } from './previews'
import type { Lesson } from '@/components/learn/lesson'
import { ChapterSign } from '@/components/ui/chapter-sign'
import { unitKey } from '@/components/ui/unit'
import { shortChapterLabel, type TopicKey } from '@/lib/syllabus'

interface Overview {
  readonly lessons: readonly { readonly topic: TopicKey; readonly lesson: Lesson }[]
  /** Solved papers, and whole ones with their marking schemes. */
  readonly papers: readonly ListedPaper[]
  readonly exams: readonly ListedPaper[]
}

interface ListedPaper {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
}

/** All lessons and papers, each a link to its page. */
export const overviewPage = (all: Overview, addresses: Addresses): PlainPage => ({
  place: overviewPlace,
  title: 'All lessons and papers for CBSE Class 10 Maths',
  description: `${all.lessons.length} lessons with figures and worked examples, solved papers and model papers for the CBSE Class 10 mathematics board exam: to read and to print.`,
  preview: { place: startPreviewPlace, shows: 'CBSE Math Tutor' },
  content: <OverviewContent {...all} addresses={addresses} />,
})

function OverviewContent({ lessons, papers, exams, addresses }: Overview & { readonly addresses: Addresses }) {
  return (
    <>
      <section className="card lesson-head">
        <h1>All lessons and papers</h1>
        <p className="plain-lead">
          To read and to print. Problems with hints and full solutions, your progress and the assistant are in the app.
        </p>
        <p className="plain-ways">
          <a className="button-main" href={addresses.path('')}>
            Open the app
          </a>
        </p>
      </section>
      <section>
        <h2 className="section-title">Lessons</h2>
        <ul className="plain-list">
          {lessons.map(({ topic, lesson }) => (
            <li key={topic} className="card" data-unit={unitKey(topic)}>
              <ChapterSign topic={topic} />
              <div>
                <h3>
                  <a href={addresses.path(lessonPlace(topic))}>{lesson.title}</a>
                </h3>
                <p className="plain-small">
                  {shortChapterLabel(topic)}, {lesson.duration} minutes
                </p>
                <p>{lesson.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <PaperList title="Solved papers" papers={papers} addresses={addresses} />
      {exams.length > 0 && <PaperList title="Model papers" papers={exams} addresses={addresses} />}
    </>
  )
}

interface PaperListProps {
  readonly title: string
  readonly papers: readonly ListedPaper[]
  readonly addresses: Addresses
}

const PaperList = ({ title: heading, papers, addresses }: PaperListProps) => (
  <section>
    <h2 className="section-title">{heading}</h2>
    <ul className="plain-list">
      {papers.map(({ id, title, note }) => (
        <li key={id} className="card">
          <div>
            <h3>
              <a href={addresses.path(paperPlace(id))}>{title}</a>
            </h3>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  </section>
)

import { chapterLabel, type TopicKey } from '@/lib/syllabus'

/** The way to each chapter's section of a page. */
export const ChapterLinks = ({ title, topics }: { readonly title: string; readonly topics: readonly TopicKey[] }) => (
  <nav aria-label="Chapters" className="mt-8">
    <h2 className="text-xl font-semibold">{title}</h2>
    <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
      {topics.map((topic) => (
        <li key={topic}>
          <a className="inline-block py-3 text-link underline" href={`#${topic}`}>
            {chapterLabel(topic)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

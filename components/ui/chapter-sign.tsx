import { mixedTopic, type PracticeTopic } from '@/lib/syllabus'

/** Drawn on a square of 32: lines, and what is filled, which is what the chapter looks for. */
const signs: Readonly<Record<PracticeTopic, readonly [lines: string, filled?: string]>> = {
  'real-numbers': ['M3 18l3.5-2 5 11 6-22H29M19 15.5c0-3.5 6.5-3.5 6.5 0 0 3-6.5 4-6.5 6.5h6.5'],
  polynomials: [
    'M3 17h26M4 27C10-8 15 2 17 17s6 14 11-13',
    'M4 17a2 2 0 104 0 2 2 0 10-4 0m11 0a2 2 0 104 0 2 2 0 10-4 0m8 0a2 2 0 104 0 2 2 0 10-4 0',
  ],
  'linear-equations': ['M4 26L27 6M4 8l24 17', 'M13 16.5a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0'],
  'quadratic-equations': [
    'M3 21h26M6 5c5 30 15 30 20 0',
    'M8.2 21a2 2 0 104 0 2 2 0 10-4 0m11.6 0a2 2 0 104 0 2 2 0 10-4 0',
  ],
  'arithmetic-progressions': [
    'M4 27h24M7 27v-5m6 5V17m6 10V12m6 15V7',
    'M5 22a2 2 0 104 0 2 2 0 10-4 0m6-5a2 2 0 104 0 2 2 0 10-4 0m6-5a2 2 0 104 0 2 2 0 10-4 0m6-5a2 2 0 104 0 2 2 0 10-4 0',
  ],
  triangles: ['M3 27h26L11 5ZM7 16h13'],
  'coordinate-geometry': ['M7 4v21h21M7 12h5m4 0h3m0 4v3m0 3v3', 'M17 12a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0'],
  trigonometry: ['M3 26h25V7ZM23 26v-5h5M12 26a9 9 0 00-1.7-5.3'],
  circles: ['M4 18a10 10 0 1020 0 10 10 0 10-20 0M14 18h10M24 4v24', 'M22 18a2 2 0 104 0 2 2 0 10-4 0'],
  'areas-volumes': ['M6 8c0-5 20-5 20 0s-20 5-20 0v16c0 5 20 5 20 0V8'],
  statistics: ['M3 27h26M6 27v-8h5v8m0-8V8h5v19m0-13h5v13m0-6h5v6'],
  probability: [
    'M8 5h16q3 0 3 3v16q0 3-3 3H8q-3 0-3-3V8q0-3 3-3',
    'M9 11a2 2 0 104 0 2 2 0 10-4 0m5 5a2 2 0 104 0 2 2 0 10-4 0m5 5a2 2 0 104 0 2 2 0 10-4 0',
  ],
  [mixedTopic]: ['M4 9h5c8 0 6 14 14 14h5M4 23h5c3 0 4.5-2 5.5-4.5M18 13c1-2.5 2.5-4 5-4h5M24 5l4 4-4 4m0 6l4 4-4 4'],
}

/** The chapter's own sign, in the colour of its unit where one is set. Always beside the chapter's name. */
export function ChapterSign({ topic, className = '' }: { readonly topic: PracticeTopic; readonly className?: string }) {
  const [lines, filled] = signs[topic]
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`sign ${className}`}>
      <path d={lines} />
      {filled && <path d={filled} className="sign-dot" />}
    </svg>
  )
}

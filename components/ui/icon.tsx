/** Line icons of 24 units, drawn for this product. Always beside a word or on a button with a name. */
const paths = {
  book: 'M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2Zm0 0v14',
  pencil: 'm4 20 1-5L16 4l4 4L9 19l-5 1Zm10-14 4 4',
  paper: 'M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6M9 16h6',
  chat: 'M4 5h16v11H9l-5 4V5Zm4 4h8m-8 3h5',
  chevron: 'm6 9 6 6 6-6',
  back: 'm14 6-6 6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  send: 'M4 12 20 4l-5 16-3-7-8-1Z',
  mic: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Zm-7 8a7 7 0 0 0 14 0m-7 7v3',
  stop: 'M7 7h10v10H7z',
  tip: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z',
  check: 'm5 13 4 4L19 7',
  cross: 'm7 7 10 10M17 7 7 17',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2',
  again: 'M4 12a8 8 0 1 1 2.5 5.8M4 19v-5h5',
  map: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-5 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** An author's mistake: where it is and what to write instead. */
export interface ContentError {
  readonly file: string
  readonly line: number
  readonly message: string
}

export interface ContentFile {
  /** Relative to the content folder, e.g. "lessons/circles.mdx". */
  readonly path: string
  readonly text: string
}

export const shown = ({ file, line, message }: ContentError): string => `content/${file}:${line}: ${message}`

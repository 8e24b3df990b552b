import { RichText } from './rich-text'

/** Words with $formulas$, a paragraph for each line. */
export const Lines = ({ text, className }: { readonly text: string; readonly className?: string }) =>
  text.split('\n').map((line, index) => (
    <p key={index} className={className}>
      <RichText>{line}</RichText>
    </p>
  ))

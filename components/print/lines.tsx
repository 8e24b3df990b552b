import { RichText } from '../ui/rich-text'

/** Words with $formulas$, a paragraph for each line. */
export const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    <p key={index}>
      <RichText>{line}</RichText>
    </p>
  ))

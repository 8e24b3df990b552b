import { RichText } from '../ui/rich-text'

/** A figure's caption or cell that may hold $formulas$. */
export const setCaption = (text: string) => <RichText>{text}</RichText>

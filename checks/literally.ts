/** A text in a pattern: each sign stands for itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

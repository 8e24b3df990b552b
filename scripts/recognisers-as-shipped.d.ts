export default function recognisersAsShipped(text: string): string

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import './globals.css'
import { basePath } from '@/components/ui/base-path'

export const metadata: Metadata = {
  title: 'CBSE Math Tutor',
  description:
    'Free lessons, practice problems and solved papers for the CBSE Class 10 mathematics board exam, with an assistant that shows the working.',
  applicationName: 'CBSE Math Tutor',
  manifest: `${basePath}/manifest.webmanifest`,
  // A browser takes the icon anew at each new address; to set an SVG costs a cheap phone 20 ms of its main thread, a small PNG next to nothing.
  icons: {
    icon: { url: `${basePath}/icon-48.png`, type: 'image/png', sizes: '48x48' },
    apple: `${basePath}/icon-192.png`,
  },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The phone's keyboard shrinks the page instead of covering the answer box.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f4ee' },
    { media: '(prefers-color-scheme: dark)', color: '#12171c' },
  ],
  colorScheme: 'light dark',
}

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}

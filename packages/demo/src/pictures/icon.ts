import { svgDocument } from './paint.ts'

// Two tones on a transparent 48 by 48 ground; both are dark enough for light tints and light enough for dark ones.
const ink = '#1f6b52'
const soft = '#f0a330'

const icons: Record<string, string> = {
  'kitchen-appliances': `<path d="M8 20h32v14a7 7 0 0 1-7 7H15a7 7 0 0 1-7-7z" fill="${ink}"/><path d="M8 17c0-5 7-9 16-9s16 4 16 9z" fill="${soft}"/><rect x="20" y="4" width="8" height="5" rx="2.5" fill="${ink}"/><rect x="3" y="23" width="4" height="8" rx="2" fill="${soft}"/><rect x="41" y="23" width="4" height="8" rx="2" fill="${soft}"/><circle cx="24" cy="30" r="4.5" fill="${soft}"/>`,
  'home-and-cleaning': `<rect x="21" y="3" width="6" height="22" rx="3" transform="rotate(24 24 14)" fill="${soft}"/><path d="M10 27h24a3 3 0 0 1 3 3v3H7v-3a3 3 0 0 1 3-3z" fill="${ink}"/><path d="M7 35h30l3 9H4z" fill="${soft}"/><circle cx="41" cy="14" r="4" fill="${ink}"/><circle cx="36" cy="22" r="2.2" fill="${ink}"/>`,
  'cookware-and-dining': `<ellipse cx="19" cy="27" rx="16" ry="10" fill="${ink}"/><ellipse cx="19" cy="26" rx="11.5" ry="6.4" fill="${soft}"/><path d="M31.500 20.500 44 10a3 3 0 0 1 4 4.200L34 24z" fill="${ink}"/><path d="M6 33c4 6 22 6 26 0l-2 6c-5 4-17 4-22 0z" fill="${soft}"/>`,
  'home-appliances': `<circle cx="24" cy="19" r="16" fill="${ink}"/><path d="M24 19c-7-2-9-9-4-12 4 1 6 6 4 12zm0 0c6-4 12-1 11 5-4 3-9 0-11-5zm0 0c1 7-4 11-9 8-1-5 3-8 9-8z" fill="${soft}"/><circle cx="24" cy="19" r="3" fill="#fff6e2"/><rect x="22" y="35" width="4" height="6" fill="${soft}"/><rect x="13" y="40" width="22" height="5" rx="2.500" fill="${ink}"/>`,
  gadgets: `<rect x="8" y="5" width="32" height="17" rx="4" fill="${ink}"/><rect x="12" y="8.500" width="24" height="10" rx="2" fill="${soft}"/><rect x="22" y="22" width="4" height="8" fill="${ink}"/><path d="M22 28h4l14 15h-5L24 33 13 43H8z" fill="${soft}"/><circle cx="24" cy="28" r="4" fill="${ink}"/>`,
  'mobile-accessories': `<rect x="6" y="4" width="22" height="40" rx="5" fill="${ink}"/><rect x="9.500" y="9" width="15" height="28" rx="2" fill="${soft}"/><path d="M38 6v9M44 6v9" stroke="${soft}" stroke-width="3" stroke-linecap="round"/><path d="M34 14h14v6a7 7 0 0 1-5.500 6.800V37a6 6 0 0 1-6 6H28v-3.500h8a3 3 0 0 0 3-3v-9.700A7 7 0 0 1 34 20z" fill="${ink}"/>`,
  audio: `<path d="M6 28C6 14 14 6 24 6s18 8 18 22h-5c0-11-5-17-13-17s-13 6-13 17z" fill="${soft}"/><rect x="4" y="25" width="12" height="18" rx="6" fill="${ink}"/><rect x="32" y="25" width="12" height="18" rx="6" fill="${ink}"/><rect x="7.500" y="29" width="3" height="9" rx="1.500" fill="#fff6e2"/>`,
  'computer-accessories': `<rect x="3" y="17" width="31" height="20" rx="4" fill="${ink}"/><g fill="${soft}"><rect x="7" y="21" width="4" height="4" rx="1"/><rect x="13" y="21" width="4" height="4" rx="1"/><rect x="19" y="21" width="4" height="4" rx="1"/><rect x="25" y="21" width="5" height="4" rx="1"/><rect x="7" y="29" width="4" height="4" rx="1"/><rect x="13" y="29" width="11" height="4" rx="1"/><rect x="26" y="29" width="4" height="4" rx="1"/></g><rect x="36" y="17" width="10" height="20" rx="5" fill="${soft}"/><path d="M41 17c0-6-8-6-8-11" stroke="${ink}" stroke-width="2.500" fill="none" stroke-linecap="round"/><rect x="40" y="21" width="2" height="5" rx="1" fill="${ink}"/>`,
  'smart-watches': `<path d="M16 3h16l2 12H14zM14 33h20l-2 12H16z" fill="${soft}"/><rect x="9" y="10" width="30" height="28" rx="9" fill="${ink}"/><circle cx="24" cy="24" r="8" fill="none" stroke="${soft}" stroke-width="3.500" stroke-dasharray="38 14" stroke-linecap="round"/><rect x="39" y="20" width="4" height="7" rx="2" fill="${soft}"/>`,
  'personal-care': `<path d="M17 14h14l-2 26a5 5 0 0 1-10 0z" fill="${ink}"/><path d="M17 12V5h2v4h2.500V5h2v4H26V5h2v4h1V5h2v7z" fill="${soft}"/><rect x="21.500" y="19" width="5" height="10" rx="2.500" fill="${soft}"/><path d="M38 8l1.600 4.400L44 14l-4.400 1.600L38 20l-1.600-4.400L32 14l4.400-1.600z" fill="${soft}"/>`,
  combo: `<rect x="6" y="20" width="36" height="24" rx="4" fill="${ink}"/><rect x="3" y="13" width="42" height="10" rx="3" fill="${soft}"/><rect x="21" y="13" width="6" height="31" fill="#fff6e2"/><path d="M24 13c-9 0-12-9-6-10 4 0 6 6 6 10zm0 0c9 0 12-9 6-10-4 0-6 6-6 10z" fill="${ink}"/>`,
}

/** The icons of the categories as SVG files, by media path. */
export const iconFiles = new Map<string, string>(
  Object.entries(icons).map(([slug, drawing]) => [
    `categories/${slug}.svg`,
    svgDocument(48, 48, drawing),
  ]),
)

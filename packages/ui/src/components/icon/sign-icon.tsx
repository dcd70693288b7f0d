import { outline } from './icon.tsx'

// Signs of actions and states. Outlines from Lucide; THIRD-PARTY-NOTICES.md has their licence.

/** A tick: done. */
export const CheckIcon = /* @__PURE__ */ outline('M20 6 9 17l-5-5')

/** An angle down: more below. */
export const ChevronDownIcon = /* @__PURE__ */ outline('m6 9 6 6 6-6')

/** An angle to the left: previous. */
export const ChevronLeftIcon = /* @__PURE__ */ outline('m15 18-6-6 6-6')

/** An angle to the right: next. */
export const ChevronRightIcon = /* @__PURE__ */ outline('m9 18 6-6-6-6')

/** An exclamation mark in a circle: an error. */
export const CircleAlertIcon = /* @__PURE__ */ outline(
  'M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0zM12 8v4M12 16h.01',
)

/** A tick in a circle: a success. */
export const CircleCheckIcon = /* @__PURE__ */ outline(
  'M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0zM16 9l-5.5 5.5L8 12',
)

/** A cross: close or remove. */
export const CloseIcon = /* @__PURE__ */ outline('M18 6 6 18M6 6l12 12')

/** Two sheets: copy. */
export const CopyIcon = /* @__PURE__ */ outline(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)

/** Four squares: categories. */
export const GridIcon = /* @__PURE__ */ outline(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
)

/** The letter i in a circle: information. */
export const InfoIcon = /* @__PURE__ */ outline(
  'M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0zM12 16v-4M12 8h.01',
)

/** Three lines: a menu. */
export const MenuIcon = /* @__PURE__ */ outline('M4 5h16M4 12h16M4 19h16')

/** A minus sign: one less. */
export const MinusIcon = /* @__PURE__ */ outline('M5 12h14')

/** A panel with an arrow towards it: hide the panel. */
export const PanelCloseIcon = /* @__PURE__ */ outline(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M16 15l-3-3 3-3',
)

/** A panel with an arrow away from it: show the panel. */
export const PanelOpenIcon = /* @__PURE__ */ outline(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M14 9l3 3-3 3',
)

/** Three dots: more actions. */
export const MoreIcon = /* @__PURE__ */ outline(
  'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
)

/** Two bars: pause. */
export const PauseIcon = /* @__PURE__ */ outline(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
)

/** A triangle: play. */
export const PlayIcon = /* @__PURE__ */ outline(
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
)

/** A plus sign: one more. */
export const PlusIcon = /* @__PURE__ */ outline('M5 12h14M12 5v14')

/** A magnifying glass: search. */
export const SearchIcon = /* @__PURE__ */ outline(
  'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0z',
)

/** Three joined points: share. */
export const ShareIcon = /* @__PURE__ */ outline(
  'M21 5a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM9 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM21 19a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98',
)

/** A bin: delete. */
export const TrashIcon = /* @__PURE__ */ outline(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)

/** An exclamation mark in a triangle: a warning. */
export const TriangleAlertIcon = /* @__PURE__ */ outline(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)

/** An arrow back: return. */
export const UndoIcon = /* @__PURE__ */ outline(
  'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
)

/** A magnifying glass with a plus sign: enlarge. */
export const ZoomInIcon = /* @__PURE__ */ outline(
  'M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0zM21 21l-4.35-4.35M11 8v6M8 11h6',
)

const paths = {
  chevronLeft: 'M10 3.5 5.5 8l4.5 4.5',
  chevronRight: 'M6 3.5 10.5 8 6 12.5',
  chevronDown: 'M3.5 6 8 10.5 12.5 6',
  chevronUp: 'M3.5 10 8 5.5 12.5 10',
  arrowUp: 'M8 13V3.5M4 7.5l4-4 4 4',
  arrowDown: 'M8 3v9.5M4 8.5l4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  refresh: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5V5h-2.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  check: 'M3 8.5 6.5 12 13 4.5',
  warning: 'M8 2 14.5 13.5h-13zM8 6.5v3.2M8 11.6h.01',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  upload: 'M8 11V3M4.5 6 8 2.5 11.5 6M2.5 11v2.5h11V11',
  download: 'M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 11.5v2h11v-2',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  file: 'M4 1.8h5.5L12.5 5v9.2H4zM9 2v3.5h3.3',
  trash: 'M3 4.5h10M6.2 4.5V2.8h3.6v1.7M4.5 4.5l.6 9h5.8l.6-9M6.8 7v4M9.2 7v4',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  grip: 'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
  eyeOff:
    'M6.5 4a6.3 6.3 0 0 1 1.5-.2c4 0 6.5 4.2 6.5 4.2a11 11 0 0 1-1.9 2.3M4 5.3A11 11 0 0 0 1.5 8S4 12.2 8 12.2a6 6 0 0 0 2.7-.6M2.5 2.5l11 11',
  help: 'M8 14.3a6.3 6.3 0 1 0 0-12.6 6.3 6.3 0 0 0 0 12.6zM6.2 6.3a1.9 1.9 0 1 1 2.6 1.8c-.5.2-.8.6-.8 1.2M8 11.5h.01',
} as const
export type IconName = keyof typeof paths

/** A line drawing beside a word; it says nothing to a screen reader, so its control needs a label. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? 2 : 1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}

const paths = {
  fold: 'M2.5 3.5h11M6.5 8h7M2.5 12.5h11M4.5 6.2 2.5 8l2 1.8',
  unfold: 'M2.5 3.5h11M2.5 8h7M2.5 12.5h11M11.5 6.2l2 1.8-2 1.8',
  search: 'M7 12.2A5.2 5.2 0 1 0 7 1.8a5.2 5.2 0 0 0 0 10.4zM10.8 10.8l3.4 3.4',
  todo: 'M5.5 2.8h5M5.5 1.8v2h5v-2M5.2 2.8H3v11.4h10V2.8h-2.2M5.4 9l1.8 1.8 3.4-3.6',
  bell: 'M8 1.8v1M3.6 11.4V7.2a4.4 4.4 0 0 1 8.8 0v4.2l1 1H2.6zM6.6 12.6a1.4 1.4 0 0 0 2.8 0',
  language:
    'M8 14.3A6.3 6.3 0 1 0 8 1.7a6.3 6.3 0 0 0 0 12.6zM1.8 8h12.4M8 1.7c4 4 4 8.6 0 12.6M8 1.7c-4 4-4 8.6 0 12.6',
  appearance:
    'M8 14.3A6.3 6.3 0 1 1 14.3 8c0 1.8-1.6 2-2.6 2H10.4a1.3 1.3 0 0 0-.9 2.2c.7.9 0 2.1-1.5 2.1zM5 7h.01M7 4.6h.01M10.2 4.9h.01',
  lock: 'M3.5 7h9v6.8h-9zM5.3 7V4.9a2.7 2.7 0 0 1 5.4 0V7M8 9.6v1.8',
  person: 'M8 8a2.9 2.9 0 1 0 0-5.8A2.9 2.9 0 0 0 8 8zM2.6 14c.4-2.6 2.5-4 5.4-4s5 1.4 5.4 4',
  home: 'M2.2 7.4 8 2.2l5.8 5.2M3.8 6.4v7.2h8.4V6.4M6.6 13.6V9.6h2.8v4',
  money: 'M1.8 3.8h12.4v8.4H1.8zM8 9.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM4 6v.01M12 10v.01',
  product: 'M8 1.8 13.8 5v6L8 14.2 2.2 11V5zM2.2 5 8 8.2 13.8 5M8 8.2v6',
  exchange: 'M2 5.5h10.5M9.5 2.5l3 3-3 3M14 10.5H3.5M6.5 7.5l-3 3 3 3',
  chart: 'M2 2v12h12M4.5 10.5l3-3.5 2.5 2 3.5-4.5',
  report: 'M3.5 1.8h9v12.4h-9zM5.8 5h4.4M5.8 8h4.4M5.8 11h2.4',
  desk: 'M1.8 3h12.4v8H1.8zM5.5 13.8h5M8 11v2.8',
  settings: 'M3 4.5h10M3 8h10M3 11.5h10M6 3.2v2.6M10 6.7v2.6M5 10.2v2.6',
  folder: 'M1.8 3.2h4.4l1.4 1.6h6.6v8H1.8z',
} as const
export type FrameIconName = keyof typeof paths

/** The frame's own line drawings; the control around one carries the label. */
export function FrameIcon({ name, size = 16 }: { name: FrameIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** A menu names its icon; an unknown name gets a folder. */
export const menuIcon = (name: string | undefined): FrameIconName =>
  name !== undefined && Object.keys(paths).includes(name) ? (name as FrameIconName) : 'folder'

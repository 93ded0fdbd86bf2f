/** Bounds of a verification, the same on the phone, the computer and the server. */
export const verificationLimits = {
  /** Codes that a person may ask for in ten minutes. */
  codesIn10Minutes: 20,
  /** Wrong identities after which a code is over. */
  wrongIdentities: 3,
  /** Recordings that may be sent for one code in a minute, refused ones included. */
  uploadsAMinute: 6,
  /** Seconds that a phone has from its beginning to the end of its upload. */
  phoneSeconds: 240,
  reviewMinutes: 60,
  /** Minutes in which a passed verification is to be used. */
  useMinutes: 120,
  recordingBytes: 20 * 1024 * 1024,
  /** Seconds of a recording. */
  faceSeconds: 5,
  videoSeconds: 15,
} as const

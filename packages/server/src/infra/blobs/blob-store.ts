/** Stores bytes under keys of ours: pictures, and the files of earlier builds. */
export interface BlobStore {
  /** Returns the bytes; undefined when there are none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Tells whether there are any bytes, without reading them; an empty blob has none. */
  has(key: string): Promise<boolean>;
  /**
   * Stores the bytes in place of any before them. A reader sees the old bytes or the new ones, never a part;
   * once it resolves they survive a power cut.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes the bytes; does nothing where there are none. */
  delete(key: string): Promise<void>;
}

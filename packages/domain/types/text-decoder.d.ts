/** What every runtime has of TextDecoder, for packages that are compiled without the types of browser and Node. */
declare class TextDecoder {
  /** Throws a RangeError on an encoding that does not exist. */
  constructor(encoding?: string, options?: { fatal?: boolean });
  /** Throws a TypeError on bytes that are not of the encoding, where it is `fatal`. */
  decode(bytes: Uint8Array): string;
}

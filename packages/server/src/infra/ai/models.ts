/** One turn of a conversation with a text model. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface TextRequest {
  readonly messages: readonly Message[];
  /** JSON Schema that the answer is to follow; a model may not. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** A text model of an outside provider. */
export interface TextModel {
  /** By the provider's name, as visitors read it. */
  readonly name: string;
  /** Returns what the model says, unchecked; undefined where it failed, was too late or is not to be asked now. */
  answer(request: TextRequest): Promise<string | undefined>;
}

export interface PaintRequest {
  readonly prompt: string;
  /** PNG that the painting follows. */
  readonly reference: Buffer;
  readonly signal: AbortSignal;
}

/** An image model of an outside provider. */
export interface ImageModel {
  readonly name: string;
  /** Returns a picture in any format, unchecked; undefined where the model failed or is not to be asked now. */
  paint(request: PaintRequest): Promise<Buffer | undefined>;
}

/** The outside models that the operator has named; none: the built-in stylist works alone. */
export interface Models {
  readonly text?: TextModel;
  readonly image?: ImageModel;
}

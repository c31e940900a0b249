/** A spec names a garment the wardrobe does not hold. */
export class UnknownGarmentError extends Error {
  override readonly name = 'UnknownGarmentError';
  readonly garmentId: string;

  constructor(garmentId: string) {
    super(`The wardrobe holds no garment with the id ${JSON.stringify(garmentId)}.`);
    this.garmentId = garmentId;
  }
}

import type { Gate } from '../gate.ts';

export const clothOffered: Gate = {
  id: 'cloth-offered',
  check({ worn }) {
    const wrong = worn.find(({ option }) => !option);
    if (wrong) return `The ${wrong.garment.words} is not made in ${wrong.item.cloth.name}.`;
    const misworn = worn.find(
      ({ item, garment }) => item.worn && item.worn !== 'over' && !garment.wears?.includes(item.worn),
    );
    return misworn && `The ${misworn.garment.words} is not worn ${misworn.item.worn}.`;
  },
};

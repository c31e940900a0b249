/** Names that some browser of our list lacks, and how the built scripts do without them there. */
export const GUARDED_NAMES: Readonly<Record<string, string>> = {
  '.userAgentData': 'floating-ui asks whether it is there, and reads `userAgent` where it is not',
  '.moveBefore': 'preact asks whether it is there, and inserts where it is not',
  '.createContext': "React's and preact's own",
  ReportingObserver: 'the doctor asks whether it is there, and without it hears refusals from then on only',
  '.viewTransition': "an option of react-router's own",
  '.navigationType': "a value of react-router's own",
  navigation: 'React asks for its type first',
  setImmediate: 'React asks for its type first, and takes a MessageChannel',
  '.currentEntry': 'React, behind the type of `navigation`',
  '.canIntercept': 'React, of an event of `navigation`',
  '.startViewTransition': 'React, within `try`, for view transitions, which the site does not use',
  '.skipTransition': 'React, of a view transition',
  '.fromElement': 'React, where an event has no `relatedTarget`',
  '.canShare': 'the style formula asks whether it is there, and offers the file for download where it is not',
  '.saveData':
    'looks in layers ask for it of a `navigator.connection` that is there, and move where it is not',
  '.fetchPriority': 'React writes it as it writes any property: without it a picture has no priority',
};

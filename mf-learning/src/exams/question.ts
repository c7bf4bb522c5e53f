/** A question as a candidate has it: never what is right. */

export type Option = { id: string; text: string };

/** What each kind of question shows, and what one answers. */
type Shapes = {
  single: { content: { options: Option[] }; answer: { optionId: string } };
  multiple: { content: { options: Option[] }; answer: { optionIds: string[] } };
  trueFalse: { content: object; answer: { value: boolean } };
  number: { content: { unit: string }; answer: { value: number } };
  order: { content: { options: Option[] }; answer: { optionIds: string[] } };
  match: {
    content: { prompts: Option[]; options: Option[] };
    answer: { optionOf: Record<string, string> };
  };
  /** Fractions of the picture's width and height, from its upper left corner. */
  hotSpot: { content: object; answer: { x: number; y: number } };
  text: { content: object; answer: { text: string } };
};

export type QuestionKind = keyof Shapes;

export type AnswerOfKind<K extends QuestionKind> = Shapes[K]['answer'];

/** What somebody answers; the question says of which kind it is. */
export type Answer = AnswerOfKind<QuestionKind>;

export type Picture = { url: string; text: string };

export type QuestionOf<K extends QuestionKind> = {
  kind: K;
  content: Shapes[K]['content'];
  /** From 1. */
  position: number;
  stem: string;
  area: string;
  points: number;
  picture: Picture | null;
};

export type Question = { [K in QuestionKind]: QuestionOf<K> }[QuestionKind];

/** Props of the form of one kind of question. */
export type AnswerProps<K extends QuestionKind> = {
  question: QuestionOf<K>;
  answer: AnswerOfKind<K> | null;
  /** Null takes the answer back. */
  onAnswer: (answer: AnswerOfKind<K> | null) => void;
};
